/** Lengths of a piece: "5cm角", "5×5cm", "2センチ幅の輪切り". */
const length = String.raw`(?:\d+(?:\.\d+)?\s?[×x~〜～-]\s?)?\d+(?:\.\d+)?\s?(?:cm|mm|㎝|㎜|センチ|ミリ|厘米|公分)`;

/** Sizes, cuts and vessels that stand between a food and its count, by language. */
const sizes = new Map(
  Object.entries({
    ja: [
      String.raw`${length}(?:角|幅|長さ|厚さ?|大|四方|の?(?:輪|薄|ざく|斜め)?切り)*`,
      String.raw`\d+(?:枚|つ|等分)切り?`,
      String.raw`(?:特?[大中小]|[SMLＳＭＬ]{1,2})(?:サイズ|玉|きめ|さめ|くらい)?`,
      String.raw`お?茶碗|(?:大|小)?(?:どんぶり|丼)|コップ|グラス|(?:マグ)?カップ|湯のみ|お椀`,
    ],
    zh: [
      String.raw`${length}(?:见方|長|长|厚)?`,
      String.raw`[大中小](?:等大小|号|號|的)?(?<=[\s　]\p{L}+|等大小|号|號|的)`,
    ],
    ko: [
      String.raw`(?<=\s)${length}(?:\s?(?:길이|크기|두께))?`,
      String.raw`(?<=\s)(?:중간|큰|작은)(?:\s?(?:크기|사이즈|것|거|걸로))?`,
      String.raw`(?<=\s)(?:특?[대중소]|[SML])(?:\s?(?:크기|사이즈))?`,
      String.raw`(?<=\s)(?:종이컵|밥공기|밥그릇|머그컵)`,
    ],
  }).map(([language, patterns]) => [
    language,
    new RegExp(String.raw`(?<=[\p{L}\p{M}ー)）])[\s　]*(?:${patterns.join('|')})[\s　の]*$`, 'u'),
  ]),
);
/** Foods that end like a size. */
const namesWithSize = /(?:最中|中中)$/u;

/** @returns the offset at which the size at the end of a food begins, else null: "トマト中" of "トマト中2個" */
export function sizeBeforeCount(food: string, language: string): number | null {
  const at = namesWithSize.test(food) ? -1 : (sizes.get(language)?.exec(food)?.index ?? -1);
  return at > 0 ? at : null;
}
