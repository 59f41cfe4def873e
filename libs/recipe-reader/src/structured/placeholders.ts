/** Names and lines that plugins and editors prefill, and steps that only refer to another place. */
const fields = `ingredients?|instructions?|directions?|steps?|methods?|notes?|zutat(?:en)?|schritte?|ingrédients?|étapes?|ingredientes?|pasos?|ingredienti?|passagg?io?|ingrediënt(?:en)?|stap(?:pen)?|składnik(?:i)?|krok(?:i)?`;
const prefilled = new RegExp(
  String.raw`^(?:[^\p{L}]*|(?:your |enter |add |type )?(?:an? |the |your )?(?:${fields})(?: (?:name|text|here|goes here))*[\s#:.]*\d*[.:…]*|lorem ipsum.*|null|undefined|n\/?a|tbd)$`,
  'iu',
);
const prefilledName =
  /^(?:(?:your |new |my |enter )?recipe(?: (?:name|title))?(?: here)?|untitled(?: recipe)?|title|name|rezept(?:name|titel)?|(?:nom|titre) de la recette|nombre de la receta|nome della ricetta)$/iu;

export function isPlaceholderName(name: string): boolean {
  return prefilledName.test(name.trim());
}

/** True for "Ingredient 2", "Step 1", "Lorem ipsum ...", and lines without letters. */
export function isPlaceholder(line: string): boolean {
  return line.length < 300 && prefilled.test(line.trim());
}

const address = /https?:\/\/\S+|www\.\S+/gi;
/** Number of words beside an address with which a line still says more than where the recipe is. */
const fewWords = 9;
const reader = String.raw`(?:to (?:see|read|view|unlock|get|access)|for (?:the )?full|(?:full|complete|whole|entire) (?:recipe|method|instructions|article))`;
const invitation = new RegExp(
  String.raw`^(?:please )?(?:subscribe|sign (?:up|in)|log ?in|register|join|become a member|unlock|upgrade)\b.*${reader}|^(?:see|visit|click|tap|follow|find|get|check out|go to|head to|watch|view|read)\b.{0,60}\b(?:link|website|blog|post|video|here|full recipe|description|bio)\b.{0,40}$`,
  'iu',
);

/** True for a line that only says where the steps are: an address, "Subscribe to see ...", "Click the link for ...". */
export function refersElsewhere(line: string): boolean {
  if (line.length > 200) return false;
  const rest = line.replace(address, ' ').trim();
  return rest === line.trim() ? invitation.test(rest) : rest.split(/\s+/).length < fewWords;
}
