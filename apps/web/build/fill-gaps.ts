export interface Texts {
  [key: string]: string | Texts;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Adds the texts that a translation lacks. A plural counts as translated once one of its forms is. */
export function fillGaps(translation: Texts, source: Texts): Texts {
  const counted = new Set(Object.keys(translation).map((key) => key.replace(pluralForm, '')));
  const filled: Texts = { ...translation };
  for (const [key, text] of Object.entries(source)) {
    const own = translation[key];
    if (typeof text === 'object') filled[key] = fillGaps(typeof own === 'object' ? own : {}, text);
    else if (own === undefined && !(pluralForm.test(key) && counted.has(key.replace(pluralForm, ''))))
      filled[key] = text;
  }
  return filled;
}
