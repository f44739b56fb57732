/** What the first three lines of the printed sales stand for: whoever pastes one puts their own there. */
export const TRIAL_LINES = {
  SITE: 'https://sandbox.your-platform.example',
  KEY: 'USERID.test_SECRET',
  DAY: '2027-03-12',
} as const;

/** Who flies in the printed sales. */
export const trialPassenger = {
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Menon',
  paxType: 1,
  gender: 2,
  dateOfBirth: '1990-05-01',
  nationality: 'IN',
  email: 'asha@example.com',
  phoneCode: '+91',
  mobileNo: '9810012345',
};
