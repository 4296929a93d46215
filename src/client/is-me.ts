import { Me } from './protocol/http.ts';
import { checkerOf } from './protocol/schema-check.ts';

/** A separate module, so that the page's first script does not contain the protocol's schemas. */
export const isMe = checkerOf(Me);
