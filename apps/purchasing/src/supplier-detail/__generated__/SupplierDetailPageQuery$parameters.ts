/**
 * @generated SignedSource<<fa3a4bd0e7603c7e377eae1c0c6c46bd>>
 * @relayHash 74eef2ecbcd2e656339f83d05c46470a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf87b1d4f3e006432fb82b24758ab671aba71914845f6a811a022779f8f89cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierDetailPageQuery } from './SupplierDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acf87b1d4f3e006432fb82b24758ab671aba71914845f6a811a022779f8f89cb",
    "metadata": {},
    "name": "SupplierDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
