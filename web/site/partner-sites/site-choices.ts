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

export const zoneChoices = () =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
