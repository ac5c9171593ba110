import { Problem } from './problem-type.ts';

/** The refusals of the payment sandbox. They repeat no card number: someone may have typed a real one. */
export const sandboxProblems = {
  testCardUnknown: () =>
    new Problem(
      'testCardUnknown',
      422,
      'Payments are in test mode, so this card number doesn’t work. Use a test number such as 4242 4242 4242 4242.',
    ),

  testCardBrandWrong: (brand: string) =>
    new Problem('testCardBrandWrong', 422, `This card number isn’t of the brand you sent. Send “${brand}”.`),

  securityCodeLength: (digits: number) =>
    new Problem(
      'securityCodeLength',
      422,
      `The security code of this card has ${digits} digits. Enter any ${digits} digits.`,
    ),

  tokenizeTokenWrong: () =>
    new Problem('tokenizeTokenWrong', 401, 'It took too long to send the card. Try again. Nothing was charged.'),
};
