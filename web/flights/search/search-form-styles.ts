import { makeStyles, tokens } from '@fluentui/react-components';
import { inGrid, inLines, inRows } from '#web/ui/stack.ts';
import { upTo300, upTo768 } from '#web/ui/theme/breakpoints.ts';

/** The search as one object beside one button; on a phone a stack whose button is in sight. */
export const useSearchFormStyles = makeStyles({
  card: {
    padding: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    [upTo768]: { padding: '12px' },
  },
  head: { ...inRows('12px'), marginBottom: '16px', [upTo768]: { gap: '4px 12px', marginBottom: '8px' } },
  // The room of the field in it, which comes when the trip is a return.
  fare: { minWidth: '244px', minHeight: '32px', [upTo768]: { minHeight: '40px' } },
  spring: { flexGrow: 1, [upTo768]: { display: 'none' } },
  row: { ...inGrid('1fr 132px', '16px'), marginTop: '8px', [upTo768]: { gridTemplateColumns: '1fr' } },
  cells: {
    display: 'grid',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
    '& > *': { borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
    '& > *:last-child': { borderRight: 'none' },
    '& > *:nth-child(2)': { paddingLeft: '12px' },
    [upTo768]: {
      '& > *': { gridColumn: '1 / -1', borderRight: 'none', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
      '& > *:last-child': { borderBottom: 'none' },
      '& > *:nth-child(2)': { paddingLeft: 0 },
    },
  },
  // On a phone the two days stand side by side, unless it is zoomed.
  oneWay: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 0.9fr)',
    [upTo768]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > *:nth-child(3)': { gridColumn: '1', borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
      '& > *:nth-child(4)': { gridColumn: '2' },
    },
    [upTo300]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *:nth-child(3)': { borderRight: 'none' },
      '& > *:nth-child(4)': { gridColumn: '1' },
    },
  },
  multi: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 0.8fr)',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  places: { position: 'relative' },
  swap: {
    position: 'absolute',
    right: '-18px',
    top: '50%',
    transform: 'translateY(-50%)',
    zIndex: 5,
    minWidth: '36px',
    width: '36px',
    height: '36px',
    borderRadius: '18px',
    padding: 0,
    [upTo768]: {
      right: '16px',
      top: 'auto',
      bottom: '-20px',
      transform: 'none',
      width: '40px',
      height: '40px',
      borderRadius: '20px',
    },
  },
  search: { minHeight: '48px', borderRadius: tokens.borderRadiusLarge },
  multiFoot: { ...inLines('12px'), marginTop: '12px', alignItems: 'stretch' },
  multiTravellers: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: '220px',
    [upTo768]: { flexBasis: '100%' },
  },
  multiSearch: { [upTo768]: { flexBasis: '100%' } },
});
