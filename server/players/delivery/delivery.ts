/** How messages reach players outside the site. */
export type Channel = 'sms' | 'email';

export interface Message {
  siteId: number;
  channel: Channel;
  /** A phone number with its country code, or an e-mail address. */
  recipient: string;
  /** Used by e-mail only. */
  subject: string;
  body: string;
}

/** An adapter for one or more channels. `send` throws if the message was not accepted. */
export interface Delivery {
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}
