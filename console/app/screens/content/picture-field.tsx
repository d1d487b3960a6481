import {
  pictureSizes,
  type ContentPlace,
  type LogoPlace,
  type PromotionPlace,
} from '@marquee/contract/document-names.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { ImageUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import { base64Of } from './file-bytes.ts';

type Crop = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

type Place =
  | { readonly area: 'content'; readonly place: ContentPlace }
  | { readonly area: 'sites'; readonly place: LogoPlace }
  | { readonly area: 'promotions'; readonly place: PromotionPlace };

/** A picture of the site: as it is, and another one in its place, cut to its size. */
export function PictureField({
  label,
  site,
  siteUrl,
  where,
  url,
  onUrl,
  error,
  disabled = false,
}: {
  label: string;
  site: string;
  /** Where the site is, which serves its pictures. */
  siteUrl: string;
  where: Place;
  url: string;
  onUrl: (url: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}): ReactNode {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const size = pictureSizes[where.place];
  return (
    <div className={styles['picture']}>
      <span className={styles['pictureLabel']}>
        {label}{' '}
        <span className={styles['quiet']}>
          {size.width} × {size.height}
        </span>
      </span>
      <span className={styles['frame']} data-place={where.place}>
        {url === '' ? (
          <span className={styles['quiet']}>{words('content.noPicture')}</span>
        ) : (
          <img src={`${siteUrl}${url}`} alt="" width={size.width} height={size.height} loading="lazy" />
        )}
      </span>
      {!disabled && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={words('content.choosePicture', { name: label })}
            onChange={(event) => {
              setFile(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <Button
            size="small"
            icon={<ImageUp size={16} aria-hidden="true" />}
            aria-label={words('content.choosePicture', { name: label })}
            onClick={() => input.current?.click()}
          >
            {words('content.replace')}
          </Button>
        </>
      )}
      {error !== undefined && <FormMessage text={error} />}
      {file && (
        <CropDialog
          file={file}
          site={site}
          where={where}
          onClose={() => setFile(undefined)}
          onUrl={(next) => {
            onUrl(next);
            setFile(undefined);
          }}
        />
      )}
    </div>
  );
}

function CropDialog({
  file,
  site,
  where,
  onClose,
  onUrl,
}: {
  file: File;
  site: string;
  where: Place;
  onClose: () => void;
  onUrl: (url: string) => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [address] = useState(() => URL.createObjectURL(file));
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const { width, height, fits } = pictureSizes[where.place];
  const isCut = fits === 'cover';
  function close(): void {
    URL.revokeObjectURL(address);
    onClose();
  }
  function send(input: { site_code: string; file: string; crop: Crop | null }) {
    switch (where.area) {
      case 'content':
        return submission.run(endpoints.contentUploadPicture, { ...input, place: where.place });
      case 'sites':
        return submission.run(endpoints.sitesUploadPicture, { ...input, place: where.place });
      case 'promotions':
        return submission.run(endpoints.promotionsUploadPicture, input);
    }
  }
  async function upload(): Promise<void> {
    const crop =
      isCut && area
        ? { x: area.x / 100, y: area.y / 100, width: area.width / 100, height: area.height / 100 }
        : null;
    const input = { site_code: site, file: await base64Of(file), crop };
    const done = await send(input);
    if (!done) return;
    URL.revokeObjectURL(address);
    onUrl(done.url);
  }
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={isCut ? words('crop.title') : words('crop.wholeTitle')}
      closeLabel={words('dialog.close')}
      footer={
        <>
          <Button onClick={close}>{words('dialog.cancel')}</Button>
          <Button variant="primary" busy={submission.busy} onClick={() => void upload()}>
            {words('crop.use')}
          </Button>
        </>
      }
    >
      <div className={styles['cropBody']}>
        {isCut ? (
          <>
            <div className={styles['cropPlace']}>
              <Cropper
                image={address}
                crop={at}
                zoom={zoom}
                aspect={width / height}
                onCropChange={setAt}
                onZoomChange={setZoom}
                onCropComplete={setArea}
                disableAutomaticStylesInjection
                cropperProps={{ role: 'group', 'aria-label': words('crop.move') }}
                mediaProps={{ alt: '' }}
              />
            </div>
            <label className={styles['zoom']}>
              {words('crop.zoom')}
              <input
                type="range"
                min={1}
                max={4}
                step={0.05}
                value={zoom}
                onChange={(event) => setZoom(Number(event.currentTarget.value))}
              />
            </label>
          </>
        ) : (
          <span className={styles['frame']} data-place={where.place}>
            <img src={address} alt="" />
          </span>
        )}
        <FormMessage text={submission.message ?? submission.faults['file']} />
      </div>
    </Dialog>
  );
}
