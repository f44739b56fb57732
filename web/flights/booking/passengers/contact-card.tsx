import { makeStyles } from '@fluentui/react-components';
import type { Control } from 'react-hook-form';
import { inGrid } from '#web/ui/stack.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { BookingCard } from '../booking-card.tsx';
import type { BookingForm } from '../../journey/passenger-fields.ts';

const useStyles = makeStyles({
  grid: {
    ...inGrid('repeat(2, minmax(0, 1fr))', '16px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const CityField = lazyPart(() => import('./city-field.tsx'), <WaitingCity />);

/** The field as it will be; nothing can be typed until its file is there. */
function WaitingCity() {
  return (
    <Field label="Search Cities">
      {(aria) => (
        <InputBox {...aria} size="large" placeholder="City (optional)" readOnly value="" onChange={() => {}} />
      )}
    </Field>
  );
}

/** Who is told about the ticket and about changes; kept with the first passenger. */
export function ContactCard({ control }: { control: Control<BookingForm> }) {
  const styles = useStyles();
  return (
    <BookingCard title="Contact" note="We send the ticket and any flight changes here">
      <div className={styles.grid}>
        <PhoneInput
          control={control}
          numberName="passengers.0.mobileNo"
          codeName="passengers.0.phoneCode"
          label="Mobile"
        />
        <TextField
          control={control}
          name="passengers.0.email"
          label="Email"
          type="email"
          size="large"
          autoComplete="email"
        />
        <TextField
          control={control}
          name="passengers.0.addressLine1"
          label="Address (optional)"
          size="large"
          autoComplete="street-address"
        />
        <CityField control={control} />
      </div>
    </BookingCard>
  );
}
