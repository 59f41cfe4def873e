import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, Checkbox, PageHeader, SelectField, TextField } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { firstOf } from '#contract/objects';
import { numberText } from '#locales';
import { useApi } from '../../shared/api/use-api.ts';
import styles from './admin.module.css';
import { Facts } from './facts.tsx';

const examples = ['2 cups flour, sifted', '1 ½ EL Olivenöl', '500 g de farine', '1 large onion, finely chopped'];
type Parser = 'nlp' | 'brute';
type Parsed = Wire<'ParsedIngredient'>;

/** Shows how ingredient lines are parsed, and the confidence of each part. */
export function ParserScreen() {
  const { t } = useTranslation('admin');
  const [line, setLine] = useState(firstOf(examples));
  const [parser, setParser] = useState<Parser>('nlp');
  const [showsParts, setShowsParts] = useState(true);
  const parse = useApi().useMutation('post', '/parser/ingredient');
  const read = (text: string) => {
    setLine(text);
    if (text.trim()) parse.mutate({ body: { parser, ingredient: text } });
  };
  return (
    <>
      <PageHeader title={t('parser.title')} subtitle={t('parser.text')} help={<HelpLink page="using#recipes" />} />
      <form
        method="post"
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault();
          read(line);
        }}
      >
        <TextField label={t('parser.line')} value={line} onChange={(event) => setLine(event.currentTarget.value)} />
        <SelectField label={t('parser.which')} value={parser} onChange={setParser}>
          <option value="nlp">{t('parser.nlp')}</option>
          <option value="brute">{t('parser.brute')}</option>
        </SelectField>
        <Checkbox checked={showsParts} onChange={setShowsParts}>
          {t('parser.parts')}
        </Checkbox>
        <div className={styles.actions}>
          <Button type="submit" kind="primary" busy={parse.isPending}>
            {t('parser.read')}
          </Button>
          {examples.map((example) => (
            <Button key={example} size="small" onClick={() => read(example)}>
              <bdi>{example}</bdi>
            </Button>
          ))}
        </div>
      </form>
      {parse.data && <Result parsed={parse.data} showsParts={showsParts} />}
    </>
  );
}

function Result({ parsed: { ingredient, confidence }, showsParts }: { parsed: Parsed; showsParts: boolean }) {
  const { t, i18n } = useTranslation('admin');
  const percent = (share: number | null | undefined) => numberText(share ?? 0, i18n.language, { style: 'percent' });
  const parts: [string, string, number | null | undefined][] = [
    [
      t('parser.quantity'),
      ingredient.quantity === null ? '–' : numberText(ingredient.quantity, i18n.language),
      confidence.quantity,
    ],
    [t('parser.unit'), ingredient.unit?.name ?? '–', confidence.unit],
    [t('parser.food'), ingredient.food?.name ?? '–', confidence.food],
    [t('parser.note'), ingredient.note || '–', confidence.comment],
  ];
  return (
    <section className={styles.panel} aria-live="polite">
      <h2>{t('parser.result', { percent: percent(confidence.average) })}</h2>
      <Facts
        rows={parts.map(([name, value, share]): [string, string] => [
          name,
          showsParts ? `${value} (${percent(share)})` : value,
        ])}
      />
    </section>
  );
}
