/** A recipe with everything in it that a recipe may hold, for tests and measurements. */

export const RECIPE_TEXT = `# Crispy **Potato** Rösti

Serves **2**[^1] · about 35 minutes · see https://example.org/rosti or [the *long* story](https://example.org/story "A story").

## Ingredients

| Amount | Food | Note |
|-------:|:-----|:----:|
| 400 g | **potatoes**, floury | ~~waxy~~ |
| 1 | onion | \`small\` |
| 2 tbsp | oil \\| butter | 180&deg;C |

- salt
- [ ] grate the potatoes
- [x] wring them *dry*
  - really dry
    1. twice
    2. thrice

  with a cloth

## Method

1. Heat the pan to **200 °C**.
   Wait.
2. Fry for 5&ndash;6 minutes:
   - flip
   - fry again

   \`\`\`text
   - not a list

   **not bold**
   \`\`\`
3) Another list

> Keep the starch:
> - it binds
>
> 1. and it browns
lazily so

Rest
====

***

    an indented line

~~~
a fence of | tildes
~~~

Made with <b>love</b> & [care][k] ![a photo](https://example.org/photo.jpg), __really__ and *truly*[^twice][^1].

[k]: https://example.org/care "Care"
[^1]: Or one, *hungry*.

    With more words.
[^twice]: Twice.
`;
