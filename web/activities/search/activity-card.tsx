import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { OfferedActivity } from '#shared/activities/search-activities-by-city-id.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { inColumn, inGrid } from '#web/ui/stack.ts';
import { focusRing } from '#web/ui/surface.ts';
import { largeHeading, quietLine, softLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { OptionPart } from './option-part.tsx';
import type { Shown } from './shown-price.ts';

/** Options that are seen before the others are asked for. */
const FIRST = 2;

const useStyles = makeStyles({
  root: { ...inColumn('12px'), gridTemplateColumns: 'minmax(0, 1fr)' },
  head: {
    ...inGrid('auto minmax(0, 1fr) auto', '4px 16px'),
    [upTo768]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12px' },
  },
  picture: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '180px',
    height: '110px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    '& img': { flexShrink: 0, width: '100%', height: '100%', objectFit: 'cover', scrollSnapAlign: 'start' },
    [upTo768]: { gridRow: 'span 2', width: '96px', height: '96px' },
  },
  several: { display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory', scrollbarWidth: 'thin', ...focusRing },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: largeHeading,
  area: { ...softLine, margin: 0 },
  text: {
    ...quietLine,
    margin: '4px 0 0',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  price: { display: 'grid', justifyItems: 'end', alignContent: 'start', [upTo768]: { justifyItems: 'start' } },
  from: quietLine,
});

interface Props extends Shown {
  activity: OfferedActivity;
}

/** What it looks like; of several the first, and the others on being drawn aside. */
function Pictures({ of, pictures }: { of: string; pictures: OfferedActivity['pictures'] }) {
  const styles = useStyles();
  const shown = pictures.map(({ url, alt }) => <img key={url} src={url} alt={alt} loading="lazy" />);
  return shown.length > 1 ? (
    <div
      role="group"
      aria-label={`Pictures of ${of}`}
      tabIndex={0}
      className={mergeClasses(styles.picture, styles.several)}
    >
      {shown}
    </div>
  ) : (
    <span className={styles.picture}>{shown[0] ?? <Icon name="ticket" size={32} />}</span>
  );
}

/** An activity with its ways to do it. */
export function ActivityCard({ activity, ...shown }: Props) {
  const styles = useStyles();
  const [isWhole, setWhole] = useState(false);
  const { name, area, description, pictures, options, ways, from, fromOwn } = activity;
  const visible = isWhole ? options : options.slice(0, FIRST);
  const left = options.length - visible.length;
  return (
    <Card aria-label={name} className={styles.root}>
      <div className={styles.head}>
        <Pictures of={name} pictures={pictures} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          {area && <p className={styles.area}>{area}</p>}
          {description && <p className={styles.text}>{description}</p>}
        </div>
        {from !== null && (
          <div className={styles.price}>
            <span className={styles.from}>From, {guestWords(shown.guests)}</span>
            <Money large round minor={from + (shown.isOwn ? fromOwn : 0)} currency={shown.found.currency} />
          </div>
        )}
      </div>
      {visible.map((option) => (
        <OptionPart key={option.id} activity={name} option={option} ways={ways} {...shown} />
      ))}
      {left > 0 && (
        <div>
          <Button appearance="subtle" onClick={() => setWhole(true)}>
            {left === 1 ? '1 more option' : `${left} more options`}
          </Button>
        </div>
      )}
    </Card>
  );
}
