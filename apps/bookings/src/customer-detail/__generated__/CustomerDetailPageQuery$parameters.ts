/**
 * @generated SignedSource<<5b7f97c3614a1b1d540ab035980da4e9>>
 * @relayHash 251d0dd24930c6536c91faff37a8cec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77d4b6786c1a5933fa8df0c14e895524ff3fa44f936175d90e1871f6f7856823

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77d4b6786c1a5933fa8df0c14e895524ff3fa44f936175d90e1871f6f7856823",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
