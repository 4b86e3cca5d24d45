/**
 * @generated SignedSource<<ed2d21fbcb80666f3ef630a9039a4ac0>>
 * @relayHash 05f1c865ef10d794bf79991c3d8257a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b1bde1828ea429bc2a161b1bed8732de386388914573dbbb4b66d1cc8c3cc99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b1bde1828ea429bc2a161b1bed8732de386388914573dbbb4b66d1cc8c3cc99",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
