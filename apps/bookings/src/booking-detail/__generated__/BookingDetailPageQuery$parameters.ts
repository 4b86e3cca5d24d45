/**
 * @generated SignedSource<<a5200e71710019a727ac266ed75bb909>>
 * @relayHash f862aa14c4a349575586d0feec8547d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ac76b69d14ff4606c116e4d62872b53bff787a799ca32829638453534dde222

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ac76b69d14ff4606c116e4d62872b53bff787a799ca32829638453534dde222",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
