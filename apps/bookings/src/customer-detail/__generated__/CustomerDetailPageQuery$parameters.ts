/**
 * @generated SignedSource<<141ae5db446a4e666f90eb914bff0b07>>
 * @relayHash aa2e11dc423967f5281c74830fbd1485
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c8138b598d5b687fd6a744d190c4b3abe41697533d95393f81bb1edd2cdd2d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c8138b598d5b687fd6a744d190c4b3abe41697533d95393f81bb1edd2cdd2d6",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
