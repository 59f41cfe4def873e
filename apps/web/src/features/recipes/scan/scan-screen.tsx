import { useQueries } from '@tanstack/react-query';
import { Hand, ImageOff, SquareDashedMousePointer, TextCursorInput, ZoomIn, ZoomOut } from '#ui/late-icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, EmptyState, ErrorState, IconButton, SelectField, Skeleton } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { assetAddress, kindOf, type Asset } from '../assets/asset-kinds.ts';
import { RecipeEditor } from '../editor/recipe-editor.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useImportReview } from '../review/use-import-review.ts';
import { linesLike, linesOf, textWithin, type ScanLine } from './scan-lines.ts';
import { ScanPicture } from './scan-picture.tsx';
import { useLastField, type LastField } from './use-last-field.ts';
import styles from './scan.module.css';

const zooms = [100, 150, 200, 300];

/** Editor beside the scanned pictures: a field highlights its text there, and takes selected text. */
export function ScanScreen({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('editor');
  const review = useImportReview(recipe, false, true);
  const { field, listeners } = useLastField();
  const pages = recipe.assets.filter((asset) => kindOf(asset) === 'picture');
  return (
    <div className={styles.screen}>
      <section className={styles.scan} aria-label={t('scan.picture')}>
        {pages.length === 0 ? (
          <EmptyState icon={<ImageOff />} title={t('scan.none')} />
        ) : (
          <Scan recipe={recipe} pages={pages} field={field} />
        )}
      </section>
      <div {...listeners}>
        <RecipeEditor recipe={recipe} review={review} beside />
      </div>
    </div>
  );
}

interface ScanProps {
  recipe: Recipe;
  pages: Asset[];
  field: LastField | undefined;
}

function Scan({ recipe, pages, field }: ScanProps) {
  const { t } = useTranslation('editor');
  const ocr = usePageLines(recipe, pages);
  const [chosen, setChosen] = useState<{ page: number; field: LastField | undefined }>();
  const [zoom, setZoom] = useState(0);
  const [isDrawing, setDrawing] = useState(false);
  const [text, setText] = useState('');
  const fieldPlace = useMemo(() => placeOf(field, ocr.lines), [field, ocr.lines]);
  // the focused field determines the page until another one is chosen
  const page = chosen && (chosen.field === field || !fieldPlace) ? chosen.page : (fieldPlace?.page ?? 0);
  const asset = pages[page]!;
  const { data, error, refetch } = ocr.queries[page]!;
  const lines = ocr.lines[page] ?? [];
  return (
    <>
      <div className={styles.tools}>
        {pages.length > 1 && (
          <SelectField
            label={t('scan.page')}
            value={String(page)}
            onChange={(value) => setChosen({ page: Number(value), field })}
          >
            {pages.map(({ fileName, name }, index) => (
              <option key={fileName} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <IconButton
          label={t(isDrawing ? 'scan.move' : 'scan.draw')}
          className={styles.touchOnly}
          onClick={() => setDrawing(!isDrawing)}
        >
          {isDrawing ? <Hand /> : <SquareDashedMousePointer />}
        </IconButton>
        <IconButton label={t('scan.smaller')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut />
        </IconButton>
        <IconButton label={t('scan.larger')} disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <ZoomIn />
        </IconButton>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="1.5rem" />}
      <ScanPicture
        key={asset.fileName}
        src={assetAddress(recipe.id, asset)}
        name={asset.name}
        lines={lines}
        marked={fieldPlace?.page === page ? fieldPlace.lines : []}
        zoom={zooms[zoom]!}
        isDrawing={isDrawing}
        onLine={(line) => setText(line.text)}
        onArea={(area) => setText(textWithin(lines, area))}
      />
      <Selection text={text} field={field} />
    </>
  );
}

function Selection({ text, field }: { text: string; field: LastField | undefined }) {
  const { t } = useTranslation('editor');
  const [isJoined, setJoined] = useState(false);
  const shown = isJoined ? text.replaceAll('\n', ' ') : text;
  const hasField = field !== undefined;
  return (
    <div className={styles.selection}>
      <p role="status" className={styles.text}>
        {text ? <bdi>{shown}</bdi> : t(hasField ? 'scan.select' : 'scan.chooseField')}
      </p>
      {text.includes('\n') && (
        <Checkbox checked={isJoined} onChange={setJoined}>
          {t('scan.join')}
        </Checkbox>
      )}
      {text && (
        <Button icon={<TextCursorInput />} disabled={!field} onClick={() => field?.setText(shown)}>
          {field?.label ? t('scan.putInto', { field: field.label }) : t('scan.put')}
        </Button>
      )}
    </div>
  );
}

/** Reads the pages one after the other, since each takes a while. */
function usePageLines(recipe: Recipe, pages: Asset[]) {
  const api = useApi();
  const [done, setDone] = useState(0);
  const queries = useQueries({
    queries: pages.map(({ fileName }, index) => ({
      ...api.queryOptions(
        'post',
        '/ocr/asset-to-tsv',
        { body: { recipeSlug: recipe.id, assetName: fileName! } },
        { staleTime: Infinity, gcTime: 3_600_000 },
      ),
      enabled: index <= done,
    })),
  });
  const firstUnread = queries.findIndex(({ data, error }) => !data && !error);
  const next = firstUnread < 0 ? pages.length : firstUnread;
  if (next > done) setDone(next);
  const rows = queries.map(({ data }) => data);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the query cache keeps the identity of unchanged responses
  const lines = useMemo<ScanLine[][]>(() => rows.map((page) => (page ? linesOf(page) : [])), rows);
  return { queries, lines };
}

/** Page and lines with the field's text. */
function placeOf(field: LastField | undefined, pages: ScanLine[][]) {
  if (!field) return undefined;
  const places = pages.map((lines, page) => ({ page, ...linesLike(lines, field.text) }));
  const best = places.toSorted((a, b) => b.likeness - a.likeness)[0];
  return best && best.likeness > 0 ? best : undefined;
}
