import { type DragEvent, useState } from 'react';

/**
 * Takes files that are dropped on an element.
 *
 * @param onFiles undefined while no file can be taken
 * @returns whether files are over the element, and its handlers
 */
export function useFileDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => onFiles !== undefined && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (!onFiles || !files.length) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
