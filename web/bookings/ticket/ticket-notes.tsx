import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Issuer } from '#shared/bookings/ticket.ts';
import { onPaper } from '#web/ui/theme/breakpoints.ts';
import { quietLine } from '#web/ui/text.ts';
import { usePaperStyles } from './paper-styles.ts';

const useStyles = makeStyles({
  notes: {
    paddingBottom: 0,
    '& p': { ...quietLine, margin: '0 0 4px' },
    '& strong': { color: tokens.colorNeutralForeground1, fontWeight: 600 },
    [onPaper]: { '& p, & strong': { color: '#000' } },
  },
});

/** What a traveller should know at the counter. */
export function TicketNotes({ isInternational, askAt }: { isInternational: boolean; askAt?: Issuer }) {
  const styles = useStyles();
  const paper = usePaperStyles();
  return (
    <section className={mergeClasses(paper.section, styles.notes)} aria-label="Notes">
      <p>
        <strong>Conditions of carriage.</strong> Carriage and other services are subject to the airline's conditions,
        which form part of this ticket. Please be at the check-in counter{' '}
        {isInternational
          ? 'three hours before an international departure, with passport and visas'
          : 'two hours before departure, with a photo identity card'}
        .
      </p>
      <p>
        <strong>Barcode.</strong> If a barcode does not work at the airport, replace this ticket with the airline's
        original ticket.
      </p>
      <p>
        <strong>Travel insurance.</strong> Not included in this ticket. Ask us for cover before you travel.
      </p>
      {askAt && (
        <p>
          <strong>Questions or a change?</strong>{' '}
          {[askAt.companyName, askAt.contact, askAt.email].filter(Boolean).join(', ')}.
        </p>
      )}
    </section>
  );
}
