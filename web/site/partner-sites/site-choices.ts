import { moduleLabels } from '#shared/site/module-labels.ts';
import { siteModules } from '#shared/site/modules.ts';

export const moduleChoices = siteModules.map((value) => ({ value, label: moduleLabels[value] }));

/** Every currency this browser knows, by its code and name. */
export const currencyChoices = () => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
};

/** Every zone this browser knows, the chosen one by its own name: a browser may know it by an older one alone. */
export const zoneChoices = (chosen = '') => {
  const known = Intl.supportedValuesOf('timeZone');
  const zones =
    !chosen || known.includes(chosen) ? known : [...known.filter((zone) => zone !== asKnown(chosen)), chosen];
  return zones.toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
};

const asKnown = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
