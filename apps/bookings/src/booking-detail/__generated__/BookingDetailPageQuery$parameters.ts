/**
 * @generated SignedSource<<9e9c50368dd05e5ab6c7e1c36355f79d>>
 * @relayHash 4a9017aef0d7335320ba15bdb0a59860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e931d377f5869941aee47f7910e10de8c84c9f5342c6613d60451fba3404a05f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e931d377f5869941aee47f7910e10de8c84c9f5342c6613d60451fba3404a05f",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
