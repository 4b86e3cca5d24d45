/**
 * @generated SignedSource<<673bb2b00d52404023f00d79179495ca>>
 * @relayHash 7da44e14ff7c000deebe41be88d070c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91230f4a177076863b42a876835409b3abcd0784c9c3b7c7cecec8a9880b113c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91230f4a177076863b42a876835409b3abcd0784c9c3b7c7cecec8a9880b113c",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
