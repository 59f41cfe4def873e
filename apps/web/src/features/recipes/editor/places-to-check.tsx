import { CircleAlert } from '#ui/icons';
import { ArrowDown, ArrowUp } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, useAnnouncement } from '#ui';
import { fieldAnchor, lineAnchor, type LowConfidenceFields } from '../review/low-confidence.ts';
import styles from './places-to-check.module.css';

interface PlacesToCheckProps {
  /** All doubtful fields of the import, and those that nobody has corrected yet. */
  all: LowConfidenceFields;
  open: LowConfidenceFields;
}

interface Place {
  anchor: string;
  /** The line as the page has it. */
  original?: string;
}

/** Places to check: ingredient lines first, because most mistakes are there. */
const placesOf = ({ lines, parts }: LowConfidenceFields): Place[] => [
  ...[...lines].map(([id, original]) => ({ anchor: lineAnchor(id), original })),
  ...[...parts.keys()].map((part) => ({ anchor: fieldAnchor(part) })),
];

function show({ anchor }: Place): void {
  const element = document.getElementById(anchor);
  const field =
    element?.querySelector<HTMLElement>('[data-main]') ??
    element?.querySelector<HTMLElement>('input, textarea, button');
  field?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** Leads through the doubtful fields of an import, with the words of the page beside them. */
export function PlacesToCheck({ all, open }: PlacesToCheckProps) {
  const { t } = useTranslation('editor');
  const [current, setCurrent] = useState<Place>();
  const order = placesOf(all);
  const left = placesOf(open);
  useAnnouncement(left.length > 0 ? t('doubts.left', { count: left.length }) : '', true);
  if (left.length === 0) return null;
  const isOpen = ({ anchor }: Place) => left.some((place) => place.anchor === anchor);
  const at = order.findIndex(({ anchor }) => anchor === current?.anchor);
  const move = (step: 1 | -1) => {
    const start = at < 0 && step < 0 ? 0 : at;
    const ahead = order.map((_, index) => order.at((start + step * (index + 1)) % order.length));
    const place = ahead.find((one) => one && isOpen(one));
    if (!place) return;
    setCurrent(place);
    show(place);
  };
  const position = current ? left.findIndex(({ anchor }) => anchor === current.anchor) + 1 : 0;
  return (
    <section data-bar className={styles.bar} aria-label={t('doubts.title')}>
      <CircleAlert size={20} />
      <p role="status">
        <strong>
          {position > 0
            ? t('doubts.position', { position, count: left.length })
            : t('doubts.left', { count: left.length })}
        </strong>
        {position > 0 && current?.original && (
          <span>
            {t('doubts.original')} <bdi>{current.original}</bdi>
          </span>
        )}
      </p>
      <IconButton label={t('doubts.previous')} onClick={() => move(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={t('doubts.next')} onClick={() => move(1)}>
        <ArrowDown />
      </IconButton>
    </section>
  );
}
