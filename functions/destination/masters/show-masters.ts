import type { DriverShown, LocationShown, MarketShown } from '#shared/destination/masters.ts';
import type { DriverItem, LocationItem, MarketItem } from '../masters-model.ts';

export const showMarket = ({ id, name, isDefault, isDeactivated, version }: MarketItem): MarketShown => ({
  ...{ id, isDeactivated, version, name, isDefault },
});

export const showDriver = ({ id, driverName, phone, isDeactivated, version }: DriverItem): DriverShown => ({
  ...{ id, isDeactivated, version, driverName, phone },
});

export const showLocation = ({ id, location, isDeactivated, version }: LocationItem): LocationShown => ({
  ...{ id, isDeactivated, version, location },
});
