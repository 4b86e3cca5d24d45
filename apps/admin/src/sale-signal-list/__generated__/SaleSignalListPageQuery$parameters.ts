/**
 * @generated SignedSource<<709f9be894a28b87e6fceaa6530c27d5>>
 * @relayHash b97389a89ff71485141227f08906e36e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6feb2c05f80eb0acd606abeb9607043ad6707ac8031abe9b73dc671183ce27c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalListPageQuery } from './SaleSignalListPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6feb2c05f80eb0acd606abeb9607043ad6707ac8031abe9b73dc671183ce27c",
    "metadata": {},
    "name": "SaleSignalListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
