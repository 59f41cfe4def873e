import { FileText } from '#ui/icons';
import { FileAudio, FileVideo, Image, Paperclip } from '#ui/late-icons';
import type { AssetKind } from './asset-kinds.ts';

const icons = { sound: FileAudio, video: FileVideo, picture: Image, text: FileText, file: Paperclip };

export function AssetIcon({ kind }: { kind: AssetKind }) {
  const Icon = icons[kind];
  return <Icon size={20} />;
}
