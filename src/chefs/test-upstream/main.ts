/** Runs the stand-in by hand: `tsx src/chefs/test-upstream/main.ts --port 8080 --reply good --pace 20`. */
import { parseArgs } from "node:util";
import { REPLIES, isReplyName } from "./replies.ts";
import { startUpstream } from "./upstream.ts";

const { values } = parseArgs({
  options: { port: { type: "string", default: "8080" }, reply: { type: "string", default: "good" }, pace: { type: "string", default: "20" } },
});
if (isReplyName(values.reply)) {
  const { baseUrl } = await startUpstream({ port: Number(values.port), reply: values.reply, pace: Number(values.pace) });
  console.log(
    `A stand-in for a model's service answers with "${values.reply}" at ${baseUrl}\nTry it: HF_ENDPOINT_URL=${baseUrl} npm start\nAn ingredient "reply:html" makes one request fail that way.`,
  );
} else {
  console.error(`There is no reply ${JSON.stringify(values.reply)}. There are: ${Object.keys(REPLIES).join(", ")}`);
  process.exitCode = 1;
}
