import { makeStyles, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { JourneyType, ReturnType } from '#shared/flights/model.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { quietInLine, smallInLine } from '#web/ui/text.ts';
import type { RecentSearch } from './recent-searches.ts';
import { movementOf } from './movement.ts';
import { useSeenFares } from './use-seen-fares.ts';

const useStyles = makeStyles({
  price: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', marginRight: '8px' },
  moved: quietInLine,
  down: { ...smallInLine, color: tokens.colorPaletteGreenForeground1 },
  up: { ...smallInLine, color: tokens.colorPaletteDarkOrangeForeground1 },
});

/** What a recent search costs an adult now, and how that has moved since it was made. */
export default function RecentPrice({ recent }: { recent: RecentSearch }) {
  const styles = useStyles();
  const { currency } = useSite();
  const seenBy = useUser()?.userType ?? 'visitor';
  const [{ from, to, on }] = recent.journeys as [RecentSearch['journeys'][number]];
  const isReturn = recent.journeyType === JourneyType.Return;
  // Fares are known one way, in economy, with or without a stop: other questions have none to compare with.
  const isKnown =
    recent.cabin === 'Economy' &&
    !recent.directOnly &&
    (recent.journeyType === JourneyType.OneWay || (isReturn && recent.returnType === ReturnType.Normal));
  const out = useSeenFares(from?.code, to?.code, isKnown ? on : undefined);
  const back = useSeenFares(to?.code, from?.code, isKnown && isReturn ? recent.returnOn : undefined);
  const ways = isReturn ? [out.get(on), back.get(recent.returnOn ?? '')] : [out.get(on)];
  const movement = movementOf(ways, recent.lowest?.seenBy === seenBy ? recent.lowest.minor : undefined, currency);
  if (!movement) return null;
  const { minor, isAbout, by } = movement;
  const moved = formatMoney(Math.abs(by ?? 0), currency, { round: true });
  return (
    <>
      <span className={styles.price}>
        {isAbout && '~'}
        {formatMoney(minor, currency, { round: true })}
      </span>
      {by !== undefined && by < 0 && <span className={styles.down}>↓ {moved}</span>}
      {by !== undefined && by > 0 && <span className={styles.up}>↑ {moved}</span>}
      {by === 0 && <span className={styles.moved}>No change</span>}
    </>
  );
}
