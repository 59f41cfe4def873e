import type { UseFormReturn } from 'react-hook-form';

export type RegistrationStep = 'way' | 'token' | 'group' | 'account' | 'confirm';

export interface Registration {
  joins: boolean;
  groupToken: string;
  group: string;
  private: boolean;
  seedData: boolean;
  fullName: string;
  username: string;
  email: string;
  password: string;
  passwordConfirm: string;
  advanced: boolean;
}

export type RegistrationForm = UseFormReturn<Registration>;

export const emptyRegistration: Registration = {
  joins: false,
  groupToken: '',
  group: '',
  private: true,
  seedData: false,
  fullName: '',
  username: '',
  email: '',
  password: '',
  passwordConfirm: '',
  advanced: false,
};

const previous: Record<RegistrationStep, (joins: boolean) => RegistrationStep> = {
  way: () => 'way',
  token: () => 'way',
  group: () => 'way',
  account: (joins) => (joins ? 'token' : 'group'),
  confirm: () => 'account',
};

export const stepBefore = (step: RegistrationStep, joins: boolean): RegistrationStep => previous[step](joins);

export const positionOf = (step: RegistrationStep): number =>
  step === 'way' ? 1 : step === 'account' ? 3 : step === 'confirm' ? 4 : 2;

/** Step of the form with the field that the server rejected. */
export function stepOfField(field: string): RegistrationStep {
  if (field === 'groupToken') return 'token';
  return field === 'group' ? 'group' : 'account';
}
