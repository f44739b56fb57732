import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { inLines, inlineRow, plainList } from '#web/ui/stack.ts';
import { softLine } from '#web/ui/text.ts';
import { type DayLook, type Prices, useDayLooks } from './day-look.ts';

const useStyles = makeStyles({
  root: { ...inLines('4px 16px'), ...plainList, ...softLine, margin: '0 0 12px', '& li': inlineRow('4px') },
  square: { width: '14px', height: '14px', borderRadius: '3px' },
});

interface Props {
  currency: string;
  prices: Prices;
  /** Looks that there are some of, besides covered, gap and overlap. */
  also: { stop: boolean; closed: boolean; past: boolean };
}

/** What the colours and marks of days mean, with the prices that the shades run from and to. */
export function Legend({ currency, prices, also }: Props) {
  const styles = useStyles();
  const looks = useDayLooks();
  const square = (look: DayLook) => <span aria-hidden className={mergeClasses(styles.square, looks[look])} />;
  const money = (minor: number) => formatMoney(minor, currency);
  const from =
    prices &&
    (prices.lowest === prices.highest ? money(prices.lowest) : `${money(prices.lowest)} – ${money(prices.highest)}`);
  return (
    <ul className={styles.root} aria-label="Legend">
      <li>
        {(['a', 'b', 'c', 'd'] as const).map((look) => (
          <span key={look} aria-hidden className={mergeClasses(styles.square, looks[look])} />
        ))}
        Covered{from ? `, ${from}` : ''}
      </li>
      <li>{square('g')}Gap</li>
      <li>{square('o')}Overlap</li>
      {also.stop && <li>{square('s')}Stop-sale</li>}
      {also.closed && <li>{square('w')}Does not run</li>}
      {also.past && <li>{square('p')}Past</li>}
    </ul>
  );
}
