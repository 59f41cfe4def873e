import { namesIngredients, namesReaders, namesSteps, noiseLevel, strongerNoise, type Noise } from '../lexicon.ts';

const namingAttributes = ['class', 'id', 'data-testid', 'itemprop'];

/** Meaning of the class, id and other names of an element. */
interface Meaning {
  ingredients: boolean;
  steps: boolean;
  noise: Noise;
  /** True for what readers wrote. */
  readers: boolean;
}

/** Classifies elements by their names, with a cache per page. */
export class ElementNames {
  private readonly cache = new Map<string, Meaning>();

  /** Combines the meanings of all names of an element. */
  classify(attributes: Record<string, string>): Meaning {
    const combined: Meaning = { ingredients: false, steps: false, noise: 0, readers: false };
    for (const name of namingAttributes) {
      const names = attributes[name];
      if (!names) continue;
      const { ingredients, steps, noise, readers } = this.classifyNames(names);
      combined.ingredients ||= ingredients;
      combined.steps ||= steps;
      combined.readers ||= readers;
      if (noise > combined.noise) combined.noise = noise;
    }
    return combined;
  }

  private classifyNames(names: string): Meaning {
    let meaning = this.cache.get(names);
    if (!meaning) {
      const split = names.split(/\s+/);
      const noise = split.map(noiseLevel).reduce(strongerNoise);
      meaning = {
        ingredients: namesIngredients(names),
        steps: namesSteps(names),
        noise,
        readers: split.some(namesReaders),
      };
      this.cache.set(names, meaning);
    }
    return meaning;
  }
}

export function noiseOfTag(tag: string): Noise {
  if (tag === 'nav' || tag === 'footer' || tag === 'form') return 2;
  return tag === 'aside' ? 1 : 0;
}
