import type { DomainSamples } from '../samples.ts';

const id = '01JDMZ5V7K8N9P0Q1R2S3T4V5X.01JDMZ5V7K8N9P0Q1R2S3T4V5W.P';
const driverId = '7K8N9P0Q1R2S3T4V5W01';
const driverAccessToken = `${driverId}-1J0fQ2mXn4Jt8vYb6cLpRs3Wd5Ez7Ka9Hg0Tu2Vx4Zo`;

export const samples: DomainSamples = {
  requests: {
    'transfers/get-transfer-job-sheet': { dateRange: { from: '2026-12-12', to: '2026-12-13' }, sortBy: 'driver' },
    'transfers/update-transfer-driver': { id, driverId },
    'transfers/update-transfer-driver-charges': { id, currency: 'INR', charges: 85 },
    'transfers/update-transfer-status-by-staff': { transferid: id, isCompleted: true },
    'transfers/update-transfer-time': { id, time: '09:30' },
    'transfers/get-itineraries-by-date': { date: '2026-12-12' },
    'transfers/set-clash-aside': { id, clash: 'driver', reason: 'A second car comes along.' },
    'transfers/get-driver-links': {},
    'transfers/generate-driver-access-token': { driverId },
    'transfers/revoke-driver-access-token': { driverId },
    'transfers/link/get-driver-transfer-job-sheet': { driverAccessToken },
    'transfers/link/update-transfer-done-by-driver': { transferid: id, driverAccessToken },
  },
  values: {
    id,
    title: 'Marina Bay Suites',
    pickupLocation: 'DXB Terminal 1',
    dropLocation: 'Marina Bay Suites',
    guest: 'Anjali Pillai',
    driverName: 'Rashid Khan',
    kartName: 'Five days in Dubai',
    customerName: 'Malabar Holidays',
    madeBy: 'Priya Nair',
    doneBy: 'Rashid Khan',
    place: 'DXB Terminal 1 to Marina Bay Suites',
    driverAccessToken,
    link: `https://travel.example.com/app/dmc/driver/${driverAccessToken}`,
  },
};
