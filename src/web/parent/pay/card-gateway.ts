import type { CardScript } from '../../../contract/payment-objects.ts';

/** What the gateway answers a browser. */
interface GatewayReply {
  status_code: string;
  status_message?: string;
  token_id?: string;
}
type Callback = (reply: GatewayReply) => void;

/** The gateway's own script, as far as it is used here. */
interface CardGateway {
  getCardToken(
    card: { card_number: string; card_cvv: string; card_exp_month: string; card_exp_year: string },
    callbacks: { onSuccess: Callback; onFailure: Callback },
  ): void;
  /** Asks the bank's question on a page that `performAuthentication` shows, and hears its result. */
  authenticate(
    redirectUrl: string,
    options: {
      performAuthentication: (url: string) => void;
      onSuccess: Callback;
      onFailure: Callback;
      onPending: Callback;
    },
  ): void;
  /** Leaves this page for the bank's, which comes back to `callbackUrl`. */
  redirect(redirectUrl: string, options: { callbackUrl: string }): void;
}

declare global {
  interface Window {
    MidtransNew3ds?: CardGateway;
  }
}

/** The script did not arrive. */
class CardScriptMissing extends Error {}
/** The gateway made no token. */
export class CardTokenRefused extends Error {
  /** the card is not valid; else the gateway failed */
  readonly invalid: boolean;
  constructor(invalid: boolean) {
    super('The gateway made no token of this card');
    this.invalid = invalid;
  }
}

const SCRIPT_MS = 20_000;
const TOKEN_MS = 30_000;

let loaded: Promise<CardGateway> | null = null;

/** Loads the gateway's script once; after a failure, the next call tries again. */
export const loadCardGateway = (script: CardScript): Promise<CardGateway> => {
  loaded ??= load(script).catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
};

const load = ({ script_url, environment, client_key }: CardScript) =>
  new Promise<CardGateway>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new CardScriptMissing('The gateway’s script did not load'));
    };
    const timer = setTimeout(fail, SCRIPT_MS);
    script.id = 'midtrans-script';
    script.src = script_url;
    script.dataset['environment'] = environment;
    script.dataset['clientKey'] = client_key;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.MidtransNew3ds) resolve(window.MidtransNew3ds);
      else fail();
    });
    document.head.append(script);
  });

/** A card as its fields read, checked. */
export interface TypedCard {
  /** digits alone */
  number: string;
  code: string;
  month: string;
  year: string;
}

/**
 * Has the gateway turn a card into a token that can be charged once. The card goes to the gateway alone.
 * @throws CardTokenRefused
 */
export const cardTokenOf = async (gateway: CardGateway, card: TypedCard): Promise<string> => {
  try {
    return await askToken(gateway, card);
  } finally {
    forgetAddresses();
  }
};

const askToken = (gateway: CardGateway, { number, code, month, year }: TypedCard) =>
  new Promise<string>((resolve, reject) => {
    // Midtrans' script calls nobody back when the line is cut.
    const timer = setTimeout(() => reject(new CardTokenRefused(false)), TOKEN_MS);
    const refused = ({ status_code }: Partial<GatewayReply>) => {
      clearTimeout(timer);
      reject(new CardTokenRefused(status_code?.startsWith('4') ?? false));
    };
    gateway.getCardToken(
      { card_number: number, card_cvv: code, card_exp_month: month, card_exp_year: year },
      {
        onSuccess: (reply) => {
          clearTimeout(timer);
          if (reply.token_id) resolve(reply.token_id);
          else refused(reply);
        },
        onFailure: refused,
      },
    );
  });

/** The gateway's script asks by the address of a script, which holds the card: neither the document nor its timings keep it. */
const forgetAddresses = () => {
  for (const script of document.querySelectorAll('script[src*="card_number="]')) script.remove();
  performance.clearResourceTimings();
};
