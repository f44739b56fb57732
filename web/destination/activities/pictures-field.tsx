import { makeStyles, tokens } from '@fluentui/react-components';
import { MOST_PICTURES } from '#shared/destination/activities/activity-shown.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ImageField } from '#web/ui/form/image-field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { inColumn, inGrid, inLines, inList } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: { ...inColumn('12px'), margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px', fontWeight: tokens.fontWeightSemibold },
  list: inList('12px'),
  picture: { ...inGrid('96px minmax(0, 1fr)', '4px 12px'), alignItems: 'start' },
  image: {
    width: '96px',
    height: '64px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  buttons: inLines('4px'),
});

/** A picture of the form: one there is, or one that was sent. */
export interface FormPicture {
  url: string;
  uploadId?: string;
  alt: string;
}

interface Props {
  pictures: readonly FormPicture[];
  /** By `pictures.<n>` and what stands below it. */
  errors: Readonly<Record<string, string>>;
  onChange(pictures: FormPicture[]): void;
}

/** What was said of the nth picture, wherever in it. */
const errorOf = (errors: Props['errors'], at: number): string | undefined =>
  Object.entries(errors).find(([name]) => name === `pictures.${at}` || name.startsWith(`pictures.${at}.`))?.[1];

/** An activity's pictures: sent at once, put into their order, each with words for whoever does not see it. */
export function PicturesField({ pictures, errors, onChange }: Props) {
  const styles = useStyles();
  const swap = (at: number, to: number) => {
    const next = [...pictures];
    [next[at], next[to]] = [next[to]!, next[at]!];
    onChange(next);
  };
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Pictures</legend>
      {pictures.length > 0 && (
        <ol className={styles.list} aria-label="Pictures in order">
          {pictures.map((picture, at) => {
            const name = `picture ${at + 1}`;
            return (
              <li key={picture.url} className={styles.picture}>
                <img className={styles.image} src={picture.url} alt={picture.alt || `Picture ${at + 1}`} />
                <div>
                  <ShortField
                    name={`pictures.${at}.alt`}
                    label={`What ${name} shows`}
                    maxLength={160}
                    dir="auto"
                    autoComplete="off"
                    value={picture.alt}
                    error={errorOf(errors, at)}
                    onChange={(alt) => onChange(pictures.map((one, nth) => (nth === at ? { ...one, alt } : one)))}
                  />
                  <div className={styles.buttons}>
                    {at > 0 && (
                      <Button
                        size="small"
                        appearance="subtle"
                        aria-label={`Move ${name} up`}
                        icon={<Icon name="chevronUp" size={16} />}
                        onClick={() => swap(at, at - 1)}
                      />
                    )}
                    {at < pictures.length - 1 && (
                      <Button
                        size="small"
                        appearance="subtle"
                        aria-label={`Move ${name} down`}
                        icon={<Icon name="chevronDown" size={16} />}
                        onClick={() => swap(at, at + 1)}
                      />
                    )}
                    <Button
                      size="small"
                      appearance="subtle"
                      aria-label={`Remove ${name}`}
                      onClick={() => onChange(pictures.filter((_, nth) => nth !== at))}
                    >
                      Remove
                    </Button>
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {pictures.length < MOST_PICTURES && (
        <ImageField
          label="Add a picture"
          purpose="activityPicture"
          url=""
          error={errors.pictures}
          onSent={({ url, uploadId }) => onChange([...pictures, { url, uploadId, alt: '' }])}
        />
      )}
    </fieldset>
  );
}
