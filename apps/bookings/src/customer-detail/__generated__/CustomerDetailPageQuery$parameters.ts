/**
 * @generated SignedSource<<457dbd2aff3ddc822b5ec7d95d22b251>>
 * @relayHash bfd355a3f46a5a5b338592795ef86490
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 886e3dee1f824585dabab8e869a7490830fc734b671b4b839c936ceee92dbb5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "886e3dee1f824585dabab8e869a7490830fc734b671b4b839c936ceee92dbb5d",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
