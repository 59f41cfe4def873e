import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Skeleton, TextField } from '#ui';
import { corners, isWhole, movedCorner, wholePicture, type Corner, type Crop } from './crop.ts';
import styles from './photo-pages.module.css';
import { preparedPicture } from './prepared-picture.ts';
import { useFileUrl } from './use-file-url.ts';

interface CropDialogProps {
  file: File;
  quarters: number;
  crop: Crop | undefined;
  /** Called without a crop if the whole picture is kept. */
  onCrop: (crop: Crop | undefined) => void;
  onClose: () => void;
}

const arrows: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);
const step = 0.01;

/** Crops a picture: a rectangle with a handle at each corner, for touch, mouse and arrow keys. */
export function CropDialog({ file, quarters, crop, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation('create');
  const [part, setPart] = useState(crop ?? wholePicture);
  const url = useTurned(file, quarters);
  const submit = () => {
    onCrop(isWhole(part) ? undefined : part);
    onClose();
  };
  return (
    <Dialog
      title={t('photos.cropTitle')}
      width={720}
      asks
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button disabled={isWhole(part)} onClick={() => setPart(wholePicture)}>
            {t('photos.whole')}
          </Button>
          <Button type="submit" kind="primary">
            {t('action.save')}
          </Button>
        </>
      }
    >
      <p>{t('photos.cropHint')}</p>
      {url && <CropSides part={part} onChange={setPart} />}
      {url ? <CropField url={url} part={part} onChange={setPart} /> : <Skeleton height="40vh" />}
    </Dialog>
  );
}

function useTurned(file: File, quarters: number): string | undefined {
  const [turned, setTurned] = useState<File>();
  useEffect(() => {
    let isOver = false;
    void preparedPicture(file, quarters).then((picture) => isOver || setTurned(picture));
    return () => {
      isOver = true;
    };
  }, [file, quarters]);
  return useFileUrl(turned);
}

const sides = ['left', 'top', 'right', 'bottom'] as const;

/** The sides as numbers, for people who cannot drag. */
function CropSides({ part, onChange }: Omit<CropFieldProps, 'url'>) {
  const { t } = useTranslation('create');
  const move = (side: (typeof sides)[number], percent: number) => {
    const by = percent / 100 - part[side];
    if (!Number.isNaN(by))
      onChange((old) => movedCorner(old, cornerOf[side], isAcross(side) ? by : 0, isAcross(side) ? 0 : by));
  };
  return (
    <div className={styles.sides}>
      {sides.map((side) => (
        <TextField
          key={side}
          type="number"
          min={0}
          max={100}
          label={t(`photos.sides.${side}`)}
          value={Math.round(100 * part[side])}
          onChange={({ currentTarget }) => move(side, currentTarget.valueAsNumber)}
        />
      ))}
    </div>
  );
}

const isAcross = (side: (typeof sides)[number]) => side === 'left' || side === 'right';
const cornerOf = { left: 'topLeft', top: 'topLeft', right: 'bottomRight', bottom: 'bottomRight' } as const;

interface CropFieldProps {
  url: string;
  part: Crop;
  onChange: Dispatch<SetStateAction<Crop>>;
}

function CropField({ url, part, onChange }: CropFieldProps) {
  const { t } = useTranslation('create');
  const { left, top, right, bottom } = part;
  const place = (corner: Corner) => ({
    left: `${100 * (corner.endsWith('Left') ? left : right)}%`,
    top: `${100 * (corner.startsWith('top') ? top : bottom)}%`,
  });
  const area = {
    left: `${100 * left}%`,
    top: `${100 * top}%`,
    width: `${100 * (right - left)}%`,
    height: `${100 * (bottom - top)}%`,
  };
  const drag = useDrag(onChange);
  const onKeyDown = (corner: Corner) => (event: KeyboardEvent) => {
    const by = arrows.get(event.key);
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 * step : step;
    onChange((old) => movedCorner(old, corner, by[0] * far, by[1] * far));
  };
  return (
    <div className={styles.crop} dir="ltr">
      <img src={url} alt="" draggable={false} />
      <div className={styles.part} style={area} />
      {corners.map((corner) => (
        <button
          key={corner}
          type="button"
          className={styles.corner}
          aria-label={t(`photos.corners.${corner}`)}
          style={place(corner)}
          onKeyDown={onKeyDown(corner)}
          {...drag(corner)}
        />
      ))}
    </div>
  );
}

/** Adds up pointer moves as shares of the picture; several may come before the next frame. */
function useDrag(onChange: CropFieldProps['onChange']) {
  const from = useRef<{ x: number; y: number }>(null);
  return (corner: Corner) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const picture = event.currentTarget.parentElement;
      if (!from.current || !picture) return;
      const { width, height } = picture.getBoundingClientRect();
      const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
      from.current = { x: event.clientX, y: event.clientY };
      onChange((old) => movedCorner(old, corner, x / width, y / height));
    },
    onPointerUp: () => void (from.current = null),
    onPointerCancel: () => void (from.current = null),
  });
}
