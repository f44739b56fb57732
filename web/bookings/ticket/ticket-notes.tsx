import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ticketNotes } from '#shared/bookings/ticket-notes.ts';
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
      {ticketNotes(isInternational, askAt).map(([about, text]) => (
        <p key={about}>
          <strong>{about}</strong> {text}
        </p>
      ))}
    </section>
  );
}
