/**
 * @generated SignedSource<<b451cef9db957caf3e3c94d0e794c38e>>
 * @relayHash 89149400cee551091516f5996251483c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 721658699cf0a266ec1b1e007d71ecd5663608824c52869965f3dfb393f49785

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageQuery } from './BookingListPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "721658699cf0a266ec1b1e007d71ecd5663608824c52869965f3dfb393f49785",
    "metadata": {},
    "name": "BookingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
