/** Names under which a food is bought for its colour and depth: of these a cook takes a little where the plain one is there, too. */
export const TAKEN_IN_LITTLE: ReadonlySet<string> = new Set(["dark soy sauce", "dark soy", "mushroom soy sauce", "truffle oil"]);
