/** What the stand-in's model says: a recipe with every Markdown feature of the screen, and one that tries to do harm. */

export const GOOD_RECIPE = `# Cheese omelette with tomato

A soft omelette for a quick supper. Serves 2 in 15 minutes. Jalapeño-free, crème-free, 100 % yours: 🍳🍅🧀.

| what | how much |
| --- | --- |
| egg | 4 |
| cheese | 60 g |

## Ingredients

- 4 eggs
- 60 g cheese, grated
- 1 tomato, diced
- ~~cream~~ none needed

## Method

1. Beat the eggs.[^1]
2. Cook the tomato over a medium heat for 3 minutes.
3. Pour in the eggs, scatter over the cheese and cook until the eggs are set, 71 °C in the middle.

- [x] eat it hot
- [ ] wash up

More at https://example.com/omelettes

[^1]: With a fork, for about 30 seconds.
`;

/** What a model writes that has been told to keep to eggs and rice. */
export const KEPT_RECIPE = `# Omelette over rice

**Serves 2 · 20 min**

## Ingredients

- 4 eggs
- 150 g rice

## Method

1. Boil the rice in plenty of water for 12 minutes, then drain it.
2. Beat the eggs and cook them in a dry non-stick pan until they are set, 71 °C in the middle. Serve them over the rice.
`;

/** And one that has not listened. */
export const RICHER_RECIPE = `# Cheese omelette with tomato

**Serves 2 · 20 min**

## Ingredients

- 4 eggs
- 60 g cheese, grated
- 1 tomato, diced
- 20 g butter
- 100 ml cream

## Method

1. Beat the eggs with the cream.
2. Melt the butter, cook the tomato in it for 3 minutes, pour in the eggs, scatter over the cheese and cook until set, 71 °C in the middle.
`;

export const APOLOGY = "I am sorry, I cannot write that recipe with what you have.";

/** Every way that a reply might try to run or to fetch something. */
export const HOSTILE_RECIPE = `# Soup <script>window.pwned = 1</script>

<img src="https://evil.example/pixel.png" onerror="window.pwned = 2"> <iframe src="https://evil.example/"></iframe>
<svg onload="window.pwned = 3"></svg> <style>body{display:none}</style> <form action="https://evil.example/"><button>Go</button></form>

![remote](https://evil.example/remote.png) [run](javascript:window.pwned=4) [data](data:text/html,<script>window.pwned=5</script>)
<a href="vbscript:window.pwned=6" onclick="window.pwned=7">tap</a> [spaced](  java\nscript:window.pwned=8)

## Ingredients

- 1 onion <b onmouseover="window.pwned = 9">bold</b>

## Method

1. Chop the onion. <base href="https://evil.example/"> <meta http-equiv="refresh" content="0;url=https://evil.example/">
`;
