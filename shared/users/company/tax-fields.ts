import * as z from 'zod/mini';
import { asWritten } from '../as-written.ts';
import { isPan, NO_PAN, panOf } from './pan.ts';

/** Indian tax number (PAN), in any spelling; an empty text stands for none. */
export const panField = z.string().check(
  z.overwrite(panOf),
  z.maxLength(20),
  z.refine((pan) => pan === '' || isPan(pan), NO_PAN),
);
/** The same; left out, there is none. */
export const panOrNone = z._default(panField, '');

/** GST number, capitals without spaces; empty for none. On Indian sites its last sign is worked out. */
export const gstNumberOrNone = z._default(
  z.string().check(
    z.overwrite(asWritten),
    z.maxLength(20),
    z.refine((text) => /^[A-Z\d]*$/.test(text), 'Please use letters and digits only.'),
  ),
  '',
);

/** State that a GST number belongs to, by name; empty where it is to be read from the number. */
export const gstStateOrNone = z._default(z.string().check(z.trim(), z.maxLength(80)), '');
