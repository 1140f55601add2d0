import { Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../button/button.tsx';

type FileButtonProps = {
  readonly children: string;
  /** Accepted file types, by extension or media type. */
  readonly accept: readonly string[];
  readonly onFile: (file: File) => void;
  readonly pending?: boolean | undefined;
};

/** Button that opens the file picker for one file of this device. */
export function FileButton({ children, accept, onFile, pending = false }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={[...accept]}
      onSelect={(files) => {
        const file = files?.item(0);
        if (file) onFile(file);
      }}
    >
      <Button icon={Upload} pending={pending}>
        {children}
      </Button>
    </FileTrigger>
  );
}
