import { FileUpload, useFileUpload } from '@chakra-ui/react';
import { ImageUp } from '../late-icons.ts';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from '../actions/button.tsx';
import styles from './forms.module.css';
import { pictureUploadRecipe } from './picture-upload-recipe.ts';
import { withParts } from '../root/parts-root.tsx';

interface PictureUploadProps {
  label: string;
  /** Message if something else than one picture was chosen or dropped. */
  problem: string;
  onChoose: (picture: File) => void;
  /** Renders the picture and places the button; a file can be dropped anywhere on it. */
  children: (button: ReactNode) => ReactNode;
  busy?: boolean;
  size?: ButtonSize;
  className?: string;
}

// an empty value, so that the same file can be chosen again
const none: File[] = [];

/** Takes a picture by a file picker or a drop. */
export const PictureUpload = withParts(function PictureUpload({
  label,
  problem,
  onChoose,
  children,
  busy,
  size,
  className,
}: PictureUploadProps) {
  const upload = useFileUpload({
    accept: 'image/*,.heic,.heif',
    acceptedFiles: none,
    disabled: busy,
    translations: { dropzone: label },
    onFileAccept: ({ files: [picture] }) => picture && onChoose(picture),
  });
  return (
    <FileUpload.RootProvider value={upload} recipe={pictureUploadRecipe}>
      {/* not the role "application" of this part: screen readers would stop reading the buttons inside as usual */}
      <FileUpload.Dropzone disableClick role="group" aria-busy={busy} className={className}>
        {children(
          <FileUpload.Trigger asChild>
            <Button size={size} icon={<ImageUp />} busy={busy}>
              {label}
            </Button>
          </FileUpload.Trigger>,
        )}
        <FileUpload.HiddenInput />
      </FileUpload.Dropzone>
      {upload.rejectedFiles.length > 0 && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </FileUpload.RootProvider>
  );
});
