import type { SignInStep } from './staffSessionSlice.ts';

export type SecondFactor = Exclude<SignInStep, 'ended' | 'recent'>;

export const isSecondFactor = (step: SignInStep): step is SecondFactor =>
  step !== 'ended' && step !== 'recent';

export const signInTexts: Readonly<Record<SignInStep, { title: string; text?: string }>> = {
  ended: { title: 'staff.signInAgain.title', text: 'staff.signInAgain.text' },
  recent: { title: 'staff.signInAgain.recent', text: 'staff.signInAgain.recentText' },
  code: { title: 'staff.secondFactor.code' },
  passkey: { title: 'staff.secondFactor.passkey', text: 'staff.secondFactor.demanded' },
  setup: { title: 'staff.secondFactor.setup', text: 'staff.secondFactor.demanded' },
};
