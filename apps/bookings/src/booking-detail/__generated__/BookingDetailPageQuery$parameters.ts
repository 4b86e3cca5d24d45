/**
 * @generated SignedSource<<0085e820907af0e9836df9749b98e743>>
 * @relayHash 4d2daafe95127b37c2ae96dd15e61051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f66aae3dacc949ebaee373f611b7fe2abc78a08f0fdde1c53e761c60e77be1e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f66aae3dacc949ebaee373f611b7fe2abc78a08f0fdde1c53e761c60e77be1e5",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
