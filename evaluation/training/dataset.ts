import {
  attributesOf,
  edge,
  hingeOf,
  offsetFeatures,
  offsets,
  phraseFeatures,
  placeFeatures,
} from '../../libs/ingredients/src/crf/features.ts';
import { statesOf } from '../../libs/ingredients/src/crf/states.ts';
import type { Example } from './corpus.ts';

/** A sequence ready for training: for each token its features, the kind of transition into it, and its state. */
export interface Sequence {
  features: Int32Array[];
  hinges: Uint8Array;
  states: Uint8Array;
}

/** Gives every feature that occurs often enough a number. */
export class FeatureIndex {
  readonly ids = new Map<string, number>();
  private readonly counts = new Map<string, number>();

  count(examples: Example[]): void {
    for (const example of examples)
      for (const features of featureStrings(example))
        for (const feature of features) this.counts.set(feature, (this.counts.get(feature) ?? 0) + 1);
  }

  keep(atLeast: number): void {
    for (const [feature, count] of this.counts) if (count >= atLeast) this.ids.set(feature, this.ids.size);
    this.counts.clear();
  }

  sequence(example: Example): Sequence {
    const attributes = example.tokens.map(attributesOf);
    const known = (list: string[]) =>
      Int32Array.from(list.map((feature) => this.ids.get(feature) ?? -1).filter((id) => id >= 0));
    return {
      features: featureStrings(example).map(known),
      hinges: Uint8Array.from(example.tokens, (token, i) => hingeOf(token, attributes[i]!)),
      states: Uint8Array.from(statesOf(example.labels)),
    };
  }
}

function featureStrings({ tokens }: Example): string[][] {
  const attributes = tokens.map(attributesOf);
  const places = placeFeatures(tokens);
  const at = (index: number) => attributes[index] ?? edge;
  return tokens.map((_, i) => [
    ...offsets.flatMap((offset) => offsetFeatures(at(i + offset.offset), offset)),
    ...phraseFeatures([at(i - 2), at(i - 1), at(i), at(i + 1), at(i + 2)]),
    ...places[i]!,
  ]);
}
