import { useEffect, useState } from 'react';

/** A chosen file; a picture has an address in this browser, until it is let go. */
export interface Chosen {
  readonly file: File;
  readonly picture: string | undefined;
}

/** The file that is chosen in a form, and how another one is. */
export function useChosen(): [Chosen | undefined, (file: File | undefined) => void] {
  const [chosen, setChosen] = useState<Chosen>();
  const picture = chosen?.picture;
  useEffect(() => () => (picture === undefined ? undefined : URL.revokeObjectURL(picture)), [picture]);
  function choose(file: File | undefined): void {
    setChosen(
      file && { file, picture: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined },
    );
  }
  return [chosen, choose];
}
